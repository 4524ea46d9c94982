import { CONTENT_TYPES, withCharset } from '../content-types.ts';
import { ASK_AGAIN, KEPT, NEVER } from '../headers.ts';
import { markOf } from './policies.ts';
import { PLAIN_ANSWERS, POLICY, quoted, type SiteAnswers } from './site-headers.ts';

/** Where Caddy serves the site: a host's name (it brings the certificate) or an address, and the folder. */
export interface CaddySite {
  address: string;
  root: string;
  answers?: SiteAnswers;
}

/** The site on a server of one's own, by Caddy: `route` keeps the order in which lines are written. */
export function caddyfile({ address, root, answers = PLAIN_ANSWERS }: CaddySite): string {
  const kept = Object.entries(KEPT).map(([place, cache]) => {
    const path = place.endsWith('/') ? `${place}*` : place;
    return `		header ${path} Cache-Control "${cache}"`;
  });
  const typed = Object.entries(CONTENT_TYPES).map(
    ([name, type]) =>
      `		@${name} path *.${name}\n		header @${name} Content-Type "${withCharset(type)}"`,
  );
  const secured = Object.entries(answers.headers).map(
    ([name, value]) => `			${name} ${quoted(value)}`,
  );
  const pages = Object.entries(answers.pages).map(
    ([path, policy]) => `			${path} ${quoted(`, ${policy}`)}`,
  );
  return `# Écrit par « npm run deploy » : changez les réglages et relancez-la, plutôt que ce fichier.
# À copier dans /etc/caddy/Caddyfile. Caddy demande lui-même le certificat.

${address} {
	root * ${root}

	route {
		header ?Vary Accept-Encoding
		header {
			Cache-Control "${ASK_AGAIN}"
${secured.join('\n')}
		}
${[...kept, ...typed].join('\n')}
		# Ce que la politique de chaque page ajoute à celle du site, tant que ces pages sont en ligne : après
		# une construction dont le code a changé, « npm run deploy » l’écrit de nouveau.
		map {path} {page_policy} {
${[...pages, '			default ""'].join('\n')}
		}
		@known file ${markOf(answers.pages)}
		header @known ${POLICY} "${answers.headers[POLICY]}{page_policy}"
		# La date d’un fichier est tirée de son contenu : bonne pour les ETags, fausse comme date.
		header -Last-Modified

		# Adresses nues : sans extension, sans barre à la fin. « // » et « /\\ » mèneraient à un autre site.
		redir /index.html / permanent
		@dressed path_regexp ^/[^/\\x5c].*(/|\\.html)$
		route @dressed {
			uri strip_suffix /
			uri strip_suffix .html
			redir {uri} permanent
		}

		try_files {path} {path}.html
		file_server {
			precompressed br gzip
			hide _headers
		}
	}

	# Une erreur n’est jamais gardée, même celle d’un fichier qui le serait un an.
	handle_errors {
		header Cache-Control "${NEVER}"
		header Content-Type "${withCharset('text/html')}"
		header -Last-Modified
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
