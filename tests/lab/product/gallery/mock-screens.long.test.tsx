import { expect, test } from 'vitest'
import { mockScreens } from '#lab/product/stage/mock-screens.ts'
import { readAriaSnapshot } from '#lab/product/stage/read-aria-snapshot.ts'
import { renderOnMock } from '../stage/run-scene.ts'

test.each(mockScreens)('The screen $title has its stored accessibility tree', { timeout: 60_000 }, async screen => {
  await renderOnMock(screen)
  await expect(`${readAriaSnapshot(document)}\n`).toMatchFileSnapshot(`screens/${screen.id}.yml`)
})
