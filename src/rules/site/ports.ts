import { DEFAULT_API_PORT, DEFAULT_SITE_PORT } from './defaults.ts';

/** Where the site and the local API listen on this machine. */
export interface Ports {
  site: number;
  api: number;
}

const MAX_PORT = 65_535;

/**
 * Reads `PORT` and `API_PORT`; an empty one counts as absent. What cannot be used is told in `faults`, one
 * French line each (W4). `lowest` is 0 where the system may choose the port.
 *
 * `readPorts({ PORT: '5000' })` → `{ site: 5000, api: 4322 }`, and no fault
 */
export function readPorts(
  env: Readonly<Record<string, string | undefined>>,
  lowest: 0 | 1 = 1,
): { ports: Ports; faults: string[] } {
  const faults: string[] = [];
  const read = (name: string, standard: number) => {
    const value = env[name]?.trim() || `${standard}`;
    const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
    if (port >= lowest && port <= MAX_PORT) return port;
    faults.push(
      `${name} : « ${value} » n’est pas un port ; donnez un nombre de ${lowest} à ${MAX_PORT}`,
    );
    return standard;
  };
  const ports = { site: read('PORT', DEFAULT_SITE_PORT), api: read('API_PORT', DEFAULT_API_PORT) };
  if (faults.length === 0 && ports.site === ports.api) {
    faults.push(
      `PORT et API_PORT : le site et l’API locale demandent le même port, ${ports.site} ; donnez deux nombres différents`,
    );
  }
  return { ports, faults };
}
