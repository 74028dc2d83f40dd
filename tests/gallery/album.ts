import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { differenceOf } from './compare.ts'
import type { Picture } from './pictures.ts'

/** What became of a picture since the last run. */
export type Change = { name: string; is: 'new' | 'gone' | 'different'; pixels?: number }

const write = (path: string, content: Uint8Array | string) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/**
 * The pictures of the last run in a folder, which those of this one replace. What differs is kept in `changes` below it, as it
 * was before and as a picture of the difference.
 */
export function openAlbum(folder: string) {
  rmSync(join(folder, 'changes'), { recursive: true, force: true })
  return {
    add({ name, png }: Picture): readonly Change[] {
      const path = join(folder, `${name}.png`)
      const before = existsSync(path) ? readFileSync(path) : null
      const difference = before && differenceOf(before, png)
      if (before && !difference) return []
      write(path, png)
      if (!before || !difference) return [{ name, is: 'new' }]
      write(join(folder, 'changes', `${name}-before.png`), before)
      if (difference.picture) write(join(folder, 'changes', `${name}-difference.png`), difference.picture)
      return [{ name, is: 'different', pixels: difference.pixels }]
    },
    /** Removes the pictures of a screen (`*`: of all) that are not among the names. */
    removeOthers(names: readonly string[], screen: string): Change[] {
      const kept = globSync(`${screen}/*.png`, { cwd: folder }).map(file =>
        file.replaceAll('\\', '/').replace(/\.png$/, ''),
      )
      const gone = kept.filter(name => !names.includes(name))
      for (const name of gone) rmSync(join(folder, `${name}.png`))
      return gone.map(name => ({ name, is: 'gone' }))
    },
    /** Writes a page with all pictures, those that changed first. */
    writeIndex(names: readonly string[], changes: readonly Change[]) {
      write(join(folder, 'index.html'), pageOf(names, changes))
    },
  }
}

const image = (name: string) =>
  `<a href="${encodeURI(name)}.png"><img src="${encodeURI(name)}.png" alt="" loading="lazy"></a>`
const figure = (name: string, words: string, images: readonly string[]) =>
  `<figure>${images.map(image).join('')}<figcaption>${name}${words}</figcaption></figure>`

function pageOf(names: readonly string[], changes: readonly Change[]): string {
  const changed = changes.map(({ name, is, pixels = 0 }) => {
    if (is === 'gone') return figure(name, ': gone', [])
    if (is === 'new') return figure(name, ': new', [name])
    return figure(name, `: ${pixels} pixels differ`, [`changes/${name}-before`, name, `changes/${name}-difference`])
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Wall</title>
<style>
body { font: 14px system-ui; margin: 24px; background: #eee }
main { display: flex; flex-wrap: wrap; gap: 16px; align-items: end }
figure { margin: 0 } img { height: 180px; border: 1px solid #999; margin-right: 4px }
</style>
<h1>Changed since the last run: ${changes.length}</h1>
<main>${changed.join('\n')}</main>
<h1>All ${names.length}</h1>
<main>${names.map(name => figure(name, '', [name])).join('\n')}</main>
</html>
`
}
