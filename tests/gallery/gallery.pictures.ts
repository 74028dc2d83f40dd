// Takes a picture of every card in the lab's gallery.
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '#tools/root.ts'
import { expect, test } from '../journeys/test.ts'
import { comparePicture, isWanted } from './compare-picture.ts'

const affectedScreen = (id: string) => id.split('/')[0] ?? ''

const { APPEARANCE: appearance = 'threereco' } = process.env

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
        const look = `${theme}-${viewport.width}.png`
        const kept = globSync(`*/*-${look}`, { cwd: inProject('.cache/gallery', appearance) })
        for (const file of kept.filter(file => isWanted(affectedScreen(file)))) {
          if (all.some(({ id }) => `${id}-${look}` === file)) continue
          rmSync(inProject('.cache/gallery', appearance, file))
          console.log(`gone: ${file}`)
        }
        for (const { id, hash } of all.filter(({ id }) => isWanted(affectedScreen(id)))) {
          // Leaves the page first, because changing only the hash would not reload it.
          await page.goto('about:blank')
          await page.goto(`/lab/stage/${affectedScreen(id)}?theme=${theme}&appearance=${appearance}${hash}`)
          const stage = page.locator('[data-stage=stands], [data-stage=failed]')
          expect.soft(await stage.getAttribute('data-stage'), `${id} is on show`).toBe('ready')
          await comparePicture(page, join(appearance, `${id}-${theme}-${viewport.width}`))
        }
      })
    })
  }
}
