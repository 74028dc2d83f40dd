import { forTheHost, type Header, ofAssets, ofOthers, types } from './list.ts'

type Site = {
  /** The path of the site, with a slash at both ends. */
  base: string
  headers: readonly Header[]
}

/** The file for hosts that read it from the root of a site; they do not serve it. */
export const siteFile = '_headers'

const indented = (by: string, lines: readonly string[]) => lines.map(line => by + line)
const file = (lines: readonly string[]) => `${lines.join('\n')}\n`

const inSiteFile = ([name, value]: Header) => `${name}: ${value}`
const inNginx = ([name, value]: Header, always = ' always') => `add_header ${name} "${value}"${always};`
const inCaddy = ([name, value]: Header) => `${name} "${value}"`

const overHttps = '# Once the whole host is only ever reached by https, let it say so:'

/**
 * For Netlify, Cloudflare Pages and similar hosts. They join the values of a header from several rules, so the page is
 * left to their own Cache-Control, which revalidates each time.
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

/** For nginx. Each location repeats all headers, because one with an add_header of its own inherits none. */
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
    '# To be included in the server block of the site, which has listen, server_name, root and certificates of its own.',
    'types {',
    ...indented('  ', byType),
    '}',
    'charset utf-8;',
    'charset_types text/css text/javascript text/plain;',
    ...location(`= ${base}${siteFile}`, ['return 404;']),
    // Without `always`: a 404 must not be cached for a year. `^~` keeps the pattern below from taking over.
    ...location(`^~ ${base}assets/`, [inNginx(ofAssets, ''), 'try_files $uri =404;']),
    // No address of the app has an extension, so a missing file is 404 and never the page.
    ...location(`~ ^${base}.*\\.\\w+$`, [inNginx(ofOthers), 'try_files $uri =404;']),
    ...location(base, [inNginx(ofOthers), `try_files $uri ${base}index.html;`]),
  ])
}

/** For Caddy. */
function caddy({ base, headers }: Site) {
  return file([
    '# To be imported in the block of the site, which has a root of its own.',
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

/** The files for hosts with a configuration of their own, by name. */
export const hostFiles: Readonly<Record<string, (site: Site) => string>> = { 'nginx.conf': nginx, 'site.caddy': caddy }
