// Takes a picture of every card in the lab's gallery.
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '#tools/root.ts'
import { expect, test } from '../journeys/test.ts'
import { comparePicture, isWanted, language } from './compare-picture.ts'

const affectedScreen = (id: string) => id.split('/')[0] ?? ''

const { APPEARANCE: appearance = 'threereco' } = process.env
const folder = join(appearance, language)

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
]) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(() => {
      test.use({ viewport, colorScheme: theme })

      test(`every state of every screen, ${theme}, ${viewport.width} px wide`, async ({ page }) => {
        test.setTimeout(0)
        await page.goto('/lab/gallery')
        const links = page.locator('a[data-tile]')
        await links.first().waitFor()
        const all = await links.evaluateAll(all =>
          all.map(link => ({ id: link.getAttribute('data-tile') ?? '', hash: (link as HTMLAnchorElement).hash })),
        )
        const ending = `${theme}-${viewport.width}.png`
        const pictures = globSync(`*/*-${ending}`, { cwd: inProject('.cache/gallery', folder) })
        for (const file of pictures.filter(file => isWanted(affectedScreen(file)))) {
          if (all.some(({ id }) => `${id}-${ending}` === file)) continue
          rmSync(inProject('.cache/gallery', folder, file))
          console.log(`gone: ${file}`)
        }
        for (const { id, hash } of all.filter(({ id }) => isWanted(affectedScreen(id)))) {
          // Leaves the page first, because changing only the hash would not reload it.
          await page.goto('about:blank')
          const look = `theme=${theme}&appearance=${appearance}&language=${language}`
          await page.goto(`/lab/stage/${affectedScreen(id)}?${look}${hash}`)
          const stage = page.locator('[data-stage=ready], [data-stage=failed]')
          expect.soft(await stage.getAttribute('data-stage'), `${id} is on show`).toBe('ready')
          await comparePicture(page, join(folder, `${id}-${theme}-${viewport.width}`))
        }
      })
    })
  }
}
