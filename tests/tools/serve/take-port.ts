import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port of this machine, which is taken until it is freed. */
export async function takePort(host = 'localhost') {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const free = async () => {
    server.close();
    await once(server, 'close');
  };
  return { port, free };
}

/** Two ports that nobody listens to: of the site, of the API. */
export async function freePorts(): Promise<[site: number, api: number]> {
  const [site, api] = [await takePort(), await takePort()];
  await Promise.all([site.free(), api.free()]);
  return [site.port, api.port];
}
