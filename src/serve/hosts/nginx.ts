import { CONTENT_TYPES } from '../content-types.ts';
import { ASK_AGAIN, KEPT, NEVER, SECURITY_HEADERS } from '../headers.ts';
import { type Headers, quoted } from './site-headers.ts';

/** Where nginx serves the site: its name, the folder of the build, what it listens to, what all answers carry. */
export interface NginxSite {
  host: string;
  root: string;
  listen: readonly string[];
  /** Where HTTPS is to answer, once there is a certificate. */
  secure: readonly string[];
  headers?: Headers;
}

/** The site on a server of one's own. All headers stand in one place: a location that adds one loses them all. */
export function nginxConf(site: NginxSite): string {
  const { host, root, listen, secure, headers = SECURITY_HEADERS } = site;
  return `# Written by \`npm run deploy\` from src/serve/hosts/nginx.ts: change it there.
# A file for /etc/nginx/conf.d/. Brotli is a package of its own, on Debian
# libnginx-mod-http-brotli-static; without it, remove the line \`brotli_static on\`.

map $uri $kept {
  default "${ASK_AGAIN}";
${lines(Object.entries(KEPT), ([place, cache]) => `  ${place.endsWith('/') ? `~^${place}` : place} "${cache}";`)}
}

# An error is never kept, not even that of a file which would be kept for a year.
map $status $cache_control {
  default $kept;
  ~^[45] "${NEVER}";
}

server {
  server_name ${host};
  root ${root};
${lines(listen, (address) => `  listen ${address};`)}
  # For HTTPS, \`certbot --nginx -d ${host}\` adds its lines here; those below add HTTP/2.

  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  brotli_static on;
  gzip_vary on;
  charset utf-8;
  charset_types text/css text/javascript text/plain;
  default_type application/octet-stream;
  types {
${lines(Object.entries(CONTENT_TYPES), ([name, type]) => `    ${type} ${name};`)}
  }

${lines(Object.entries(headers), ([name, value]) => `  add_header ${name} ${quoted(value)} always;`)}
  add_header Cache-Control $cache_control always;
  # The build dates files by what they hold: that makes good ETags, and no good dates.
  add_header Last-Modified "" always;

  error_page 403 404 @missing;

  location = / {
    try_files /index.html =404;
  }

  location = /_headers {
    internal;
  }

  # Clean addresses: no extension, no slash at the end. \`//\` and \`/\\\` would lead to another site.
  location / {
    rewrite ^/index\\.html$ / permanent;
    rewrite ^(/[^/\\x5c].*?)(?:/|\\.html)$ $1 permanent;
    try_files $uri $uri.html =404;
  }

  location @missing {
    try_files /404.html =404;
  }
}

# The protocol belongs to the address: asked for here, HTTP/2 is there for the lines of certbot too, which
# do not ask for it. nginx 1.25.1 and later warns that \`http2 on;\` is the new way; both work. Until there
# is a certificate, this block alone answers HTTPS: it refuses.
server {
${lines(secure, (address) => `  listen ${address} ssl http2;`)}
  server_name "";
  ssl_reject_handshake on;
}
`;
}

function lines<Item>(items: readonly Item[], write: (item: Item) => string): string {
  return items.map(write).join('\n');
}
