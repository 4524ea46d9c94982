import { parseArgs } from 'node:util';
import { isWebAddress } from '../../build/web-address.ts';
import { optionFault } from '../command/option-fault.ts';
import type { Target } from './trial.ts';

/** How the command is used. */
export const USAGE = `Usage : npm run contract -- https://api.exemple.sn --origin https://formations.exemple.sn
  --origin ADRESSE                                  le site ; sans elle, celui des réglages, ou le site local
  --course, --account, --auth, --provider ADRESSE   un service qui est ailleurs
  --account-site, --auth-site ADRESSE               les pages de paiement et de connexion
  --write-calls                                     envoie un message, finit la session prêtée
  CONTRACT_COOKIE="nom=valeur"                      la session d’un compte d’essai
  CONTRACT_EMAIL, CONTRACT_PASSWORD                 ses identifiants
        npm run contract                            compare docs/openapi.json et ce que le site décode
        npm run contract -- --write                 récrit les types de docs/openapi.json`;

const ADDRESS = { type: 'string' } as const;
const OPTIONS = {
  course: ADDRESS,
  account: ADDRESS,
  auth: ADDRESS,
  provider: ADDRESS,
  origin: ADDRESS,
  'account-site': ADDRESS,
  'auth-site': ADDRESS,
  write: { type: 'boolean' },
  'write-calls': { type: 'boolean' },
} as const;

/**
 * What the command is to do, from its arguments and the environment: try services, or, when there are none,
 * write the document or compare it. Throws how it is used. `siteAddress` gives the site when `--origin` does not.
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  siteAddress: () => string,
) {
  const { values, positionals } = parse(args);
  const { write: isWritten = false, 'write-calls': mayWrite = false, ...addresses } = values;
  const [base, ...others] = positionals;
  const named = [base, ...Object.values(addresses)].filter((value) => value !== undefined);
  if (others.length > 0)
    throw misused(`« ${others[0]} » est en trop : une seule adresse sans option.`);
  const stranger = named.find((value) => !isWebAddress(value));
  if (stranger) throw misused(`« ${stranger} » n’est pas une adresse http(s).`);
  if (named.length === 0) {
    if (mayWrite) throw misused('--write-calls : il manque l’adresse du service.');
    return { target: undefined, isWritten };
  }
  if (isWritten)
    throw misused('--write récrit docs/openapi.json et n’essaie aucun service : ôtez l’adresse.');
  const service = (own: string | undefined) => tidy(own ?? base ?? '');
  const services = {
    course: service(values.course),
    account: service(values.account),
    auth: service(values.auth),
    provider: service(values.provider),
  };
  const [missing] = Object.entries(services).filter(([, address]) => address === '');
  if (missing)
    throw misused(`Il manque l’adresse d’un service : --${missing[0]}, ou une adresse pour tous.`);
  const { CONTRACT_COOKIE, CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password } = env;
  const target: Target = {
    services,
    sites: { account: tidy(values['account-site']), auth: tidy(values['auth-site']) },
    origin: new URL(values.origin || siteAddress()).origin,
    cookie: CONTRACT_COOKIE || undefined,
    credentials: email && password ? { email, password } : undefined,
    mayWrite,
  };
  return { target, isWritten };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw misused(optionFault(error as NodeJS.ErrnoException));
  }
}

function misused(sentence: string): Error {
  return new Error(`${sentence}\n\n${USAGE}`);
}

function tidy<Text extends string | undefined>(address: Text): Text {
  return address?.replace(/\/+$/, '') as Text;
}
