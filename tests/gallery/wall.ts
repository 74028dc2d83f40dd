// Takes a picture of every screen in every state of its machine, light and dark, at 1440 and 360 px, into
// .cache/wall/<appearance>/<screen>, and says which differ from those of the last run. `npm run wall -- sign-in materials` does
// the named screens only, `--appearance=slate` those of another appearance.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '#tools/chromium.ts'
import { command } from '#tools/command.ts'
import { inProject } from '#tools/root.ts'
import { serve } from '#tools/serve.ts'
import { type Change, openAlbum } from './album.ts'
import { type ListedTile, listTiles, openPage, photographer, pictureNames, steadyArgs } from './pictures.ts'

const {
  positionals: named,
  values: { appearance },
} = parseArgs({ allowPositionals: true, options: { appearance: { type: 'string', default: 'threereco' } } })

/** How many pages take pictures at the same time. */
const pages = 2

const built = await command('node', ['.tools/build.ts', 'demo'])
if (!built.succeeded) throw new Error(built.output)
const site = await serve('dist/demo')
const { args, ...found } = await findChromium()
const browser = await chromium.launch({ ...found, args: [...args, ...steadyArgs] })
const all = await listTiles(browser, site.url)
const tiles = all.filter(({ screen }) => named.length === 0 || named.includes(screen))
const folder = join('.cache/wall', appearance)
const album = openAlbum(inProject(folder))
const changes: Change[] = []
const failures: string[] = []

/** Takes the pictures of one tile after the other, until none is left. */
async function work(left: ListedTile[]) {
  const take = photographer(await openPage(browser), appearance)
  for (let tile = left.shift(); tile; tile = left.shift()) {
    try {
      for (const picture of await take(tile)) changes.push(...album.add(picture))
    } catch (error) {
      failures.push(`${tile.id} was not taken: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

const left = [...tiles]
await Promise.all(Array.from({ length: pages }, () => work(left)))
await browser.close()
await site.close()

const names = tiles.flatMap(pictureNames)
for (const part of named.length === 0 ? ['*'] : named) changes.push(...album.removeOthers(names, part))
changes.sort((one, other) => one.name.localeCompare(other.name))
album.writeIndex(names, changes)
for (const { name, is, pixels } of changes) console.log(`${is}: ${name}${pixels ? ` (${pixels} pixels)` : ''}`)
for (const failure of failures) console.error(failure)
const count = (kind: Change['is']) => changes.filter(({ is }) => is === kind).length
console.log(
  `${names.length} pictures of ${tiles.length} states: ${count('new')} new, ${count('gone')} gone, ${count('different')} differ` +
    ` from the last run. ${folder}/index.html shows them.`,
)
