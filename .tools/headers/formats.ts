import { forTheHost, type Header, ofAssets, ofOthers, types } from './list.ts'

type Site = {
  /** Base path of the site, with a slash at both ends. */
  base: string
  headers: readonly Header[]
}

/** File in the root of a site from which some hosts read their headers. Hosts do not serve it. */
export const siteFile = '_headers'

const indented = (by: string, lines: readonly string[]) => lines.map(line => by + line)
const file = (lines: readonly string[]) => `${lines.join('\n')}\n`

const inSiteFile = ([name, value]: Header) => `${name}: ${value}`
const inNginx = ([name, value]: Header, always = ' always') => `add_header ${name} "${value}"${always};`
const inCaddy = ([name, value]: Header) => `${name} "${value}"`

const overHttps = '# Once the complete host is only reached by https, also send:'

/**
 * Formats headers for Netlify, Cloudflare Pages and similar hosts. They join a header's values from several rules, so
 * the page keeps their default Cache-Control, which revalidates each time.
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
 * Formats headers for nginx. Each location repeats all headers, because a location with its own add_header inherits
 * none.
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
    // No `always`: a 404 must not be cached for a year. `^~` takes precedence over the pattern below.
    ...location(`^~ ${base}assets/`, [inNginx(ofAssets, ''), 'try_files $uri =404;']),
    // App addresses never have an extension, so a missing file is a 404, not the page.
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

/** Formatters for hosts with their own configuration format, by file name. */
export const hostFiles: Readonly<Record<string, (site: Site) => string>> = { 'nginx.conf': nginx, 'site.caddy': caddy }
