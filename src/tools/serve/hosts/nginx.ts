import { CONTENT_TYPES } from '../content-types.ts';
import { ASK_AGAIN, KEPT, NEVER, patternOf } from '../headers.ts';
import { markOf } from './policies.ts';
import { PLAIN_ANSWERS, POLICY, quoted, type SiteAnswers } from './site-headers.ts';

/** Where nginx serves the site: its name, the folder of the build, what it listens to, what all answers carry. */
export interface NginxSite {
  host: string;
  root: string;
  listen: readonly string[];
  /** Where HTTPS is to answer, once there is a certificate. */
  secure: readonly string[];
  answers?: SiteAnswers;
}

/** The site on a server of one's own. All headers stand in one place: a location that adds one loses them all. */
export function nginxConf(site: NginxSite): string {
  const { host, root, listen, secure, answers = PLAIN_ANSWERS } = site;
  const { [POLICY]: policy = '', ...headers } = answers.headers;
  return `# Écrit par « npm run deploy » : changez les réglages et relancez-la, plutôt que ce fichier.
# À copier dans /etc/nginx/conf.d/. « brotli_static » demande un paquet à part, sur Debian
# libnginx-mod-http-brotli-static. Sans lui, nginx refuse ce fichier : retirez la ligne
# « brotli_static on », et les textes partent compressés par gzip.

map $uri $kept {
  default "${ASK_AGAIN}";
${lines(Object.entries(KEPT), ([place, cache]) => `  ~${patternOf(place)} "${cache}";`)}
}

# Ce que la politique de chaque page ajoute à celle du site, tant que ces pages sont en ligne : après
# une construction dont le code a changé, « npm run deploy » l’écrit de nouveau.
map "$are_known$uri" $page_policy {
  default "";
${lines(Object.entries(answers.pages), ([path, added]) => `  "~^yes${pageFile(path)}$" ${quoted(`, ${added}`)};`)}
}

# Une erreur n’est jamais gardée, même celle d’un fichier qui le serait un an.
map $status $cache_control {
  default $kept;
  ~^[45] "${NEVER}";
}

server {
  server_name ${host};
  root ${root};
${lines(listen, (address) => `  listen ${address};`)}
  # Pour HTTPS, « certbot --nginx -d ${host} » ajoute ses lignes ici ; celles du bas ajoutent HTTP/2.

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

  set $are_known "";
  if (-f $document_root${markOf(answers.pages)}) {
    set $are_known yes;
  }
  add_header ${POLICY} "${policy}$page_policy" always;
${lines(Object.entries(headers), ([name, value]) => `  add_header ${name} ${quoted(value)} always;`)}
  add_header Cache-Control $cache_control always;
  # La date d’un fichier est tirée de son contenu : bonne pour les ETags, fausse comme date.
  add_header Last-Modified "" always;

  error_page 403 404 @missing;

  location = / {
    try_files /index.html =404;
  }

  location = /_headers {
    internal;
  }

  # Adresses nues : sans extension, sans barre à la fin. « // » et « /\\ » mèneraient à un autre site.
  location / {
    rewrite ^/index\\.html$ / permanent;
    rewrite ^(/[^/\\x5c].*?)(?:/|\\.html)$ $1 permanent;
    try_files $uri $uri.html =404;
  }

  location @missing {
    try_files /404.html =404;
  }
}

# HTTP/2 appartient à l’adresse entière : demandé ici, il vaut aussi pour les lignes de certbot, qui ne
# le demandent pas. Depuis nginx 1.25.1, un avertissement propose « http2 on; » : les deux vont. Tant
# qu’il n’y a pas de certificat, ce bloc répond seul en HTTPS : il refuse.
server {
${lines(secure, (address) => `  listen ${address} ssl http2;`)}
  server_name "";
  ssl_reject_handshake on;
}
`;
}

/** `/` → `/index\\.html`: the file that nginx ends at, as a pattern. */
function pageFile(path: string): string {
  return `${path === '/' ? '/index' : path}\\.html`;
}

function lines<Item>(items: readonly Item[], write: (item: Item) => string): string {
  return items.map(write).join('\n');
}
