import { expect, onTestFinished, test, vi } from 'vitest';
import { DEV_API_PORT, DEV_PORT } from '../../support/ports.ts';
import { answer, startDev } from './dev-server.ts';

test('`npm run dev` answers a page and the API, and says nothing of a fault', async () => {
  const dev = startDev('.', DEV_PORT, DEV_API_PORT);
  onTestFinished(dev.stop);
  expect(await dev.answers('/ressources')).toContain('Ressources gratuites à lire');
  expect(await answer(DEV_API_PORT, '/course?version=2')).toContain('"courses"');
  await vi.waitFor(() => expect(dev.said()).toContain('[200] /ressources'));
  expect(dev.said()).not.toMatch(/invalid hook call|error/i);
});
