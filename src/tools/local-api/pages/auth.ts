import { Hono } from 'hono';
import type { Env } from '../services.ts';
import { receiveLogin, receiveLogout, sendLogin } from './login.ts';
import { receiveSignUp, sendSignUp } from './sign-up.ts';

/** The auth site. */
export function authPages() {
  return new Hono<Env>()
    .get('/', sendSignUp)
    .post('/', receiveSignUp)
    .get('/login', sendLogin)
    .post('/login', receiveLogin)
    .post('/logout', receiveLogout);
}
