import { forTheHost, type Header, ofAssets, ofOthers, types } from './list.ts'

type Site = {
  /** Base path of the site. Starts and ends with a slash. */
  base: string
  headers: readonly Header[]
}

/** File in the site's root from which some hosts read the headers to send. Hosts do not serve this file. */
export const siteFile = '_headers'

const indented = (by: string, lines: readonly string[]) => lines.map(line => by + line)
const file = (lines: readonly string[]) => `${lines.join('\n')}\n`

const inSiteFile = ([name, value]: Header) => `${name}: ${value}`
const inNginx = ([name, value]: Header, always = ' always') => `add_header ${name} "${value}"${always};`
const inCaddy = ([name, value]: Header) => `${name} "${value}"`

const overHttps = '# Once the complete host is only reached by https, also send:'

/**
 * Formats headers for Netlify, Cloudflare Pages and similar hosts. If several rules set a header, these hosts join the
 * values. The page therefore gets no Cache-Control rule; the hosts revalidate the page by default.
 */
export function siteHeaders({ base, headers }: Site) {
  return file([
    `${base}*`,
    ...indented('  ', headers.map(inSiteFile)),
    `  ${overHttps}`,
    `  # ${inSiteFile(forTheHost)}`,
    `${base}assets/*`,
    `  ${inSiteFile(ofAssets)}`,
  ])
}

/**
 * Formats headers for nginx. Repeats all headers in each location, because a location with an add_header directive does
 * not inherit others.
 */
function nginx({ base, headers }: Site) {
  const byType = Object.entries(types).map(([end, type]) => `${type.split(';')[0]} ${end};`)
  const location = (path: string, own: readonly string[]) => [
    `location ${path} {`,
    ...indented('  ', [...headers.map(header => inNginx(header)), ...own]),
    `  ${overHttps}`,
    `  # ${inNginx(forTheHost)}`,
    '}',
  ]
  return file([
    '# Include this in the server block of the site, which sets listen, server_name, root and certificates.',
    'types {',
    ...indented('  ', byType),
    '}',
    'charset utf-8;',
    'charset_types text/css text/javascript text/plain;',
    ...location(`= ${base}${siteFile}`, ['return 404;']),
    // No `always`: browsers must not cache a 404 for a year. `^~` takes precedence over the regular expression below.
    ...location(`^~ ${base}assets/`, [inNginx(ofAssets, ''), 'try_files $uri =404;']),
    // URLs of the app never have an extension. A missing file must return a 404, not the page.
    ...location(`~ ^${base}.*\\.\\w+$`, [inNginx(ofOthers), 'try_files $uri =404;']),
    ...location(base, [inNginx(ofOthers), `try_files $uri ${base}index.html;`]),
  ])
}

function caddy({ base, headers }: Site) {
  return file([
    '# Import this in the block of the site, which sets the root.',
    'header {',
    ...indented('\t', headers.map(inCaddy)),
    `\t${overHttps}`,
    `\t# ${inCaddy(forTheHost)}`,
    '}',
    ...Object.entries(types).flatMap(([end, type]) => [
      `@${end} path *.${end}`,
      `header @${end} ${inCaddy(['Content-Type', type])}`,
    ]),
    `handle ${base}${siteFile} {`,
    '\trespond 404',
    '}',
    `handle ${base}assets/* {`,
    '\t@there file',
    `\theader @there ${inCaddy(ofAssets)}`,
    '\tfile_server',
    '}',
    `handle ${base}* {`,
    `\theader ${inCaddy(ofOthers)}`,
    '\t@address not path_regexp \\.\\w+$',
    `\trewrite @address ${base}index.html`,
    '\tfile_server',
    '}',
  ])
}

/** Formatters for hosts with another configuration format, by file name. */
export const hostFiles: Readonly<Record<string, (site: Site) => string>> = { 'nginx.conf': nginx, 'site.caddy': caddy }
