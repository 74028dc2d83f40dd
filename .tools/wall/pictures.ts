import type { Browser, Page } from '@playwright/test'

/** A tile as the wall of a build lists it. */
export type ListedTile = {
  /** `sign-in/signedOut.ready+problem`. */
  id: string
  /** The id of its scene. */
  screen: string
  /** The address of its stage, without a look. */
  stage: string
}

export type Picture = { name: string; png: Buffer }

const themes = ['light', 'dark'] as const
const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
]

const nameOf = ({ id }: ListedTile, theme: string, width: number) => `${id}-${theme}-${width}`

/** The names of the pictures of a tile. */
export const pictureNames = (tile: ListedTile): readonly string[] =>
  sizes.flatMap(({ width }) => themes.map(theme => nameOf(tile, theme, width)))

/** All tiles, as the wall at an address links to them. */
export async function listTiles(browser: Browser, site: string): Promise<readonly ListedTile[]> {
  const page = await browser.newPage()
  await page.goto(`${site}/lab/wall`)
  const links = page.locator('a[data-tile]')
  await links.first().waitFor()
  const listed = await links.evaluateAll(all =>
    all.map(link => ({
      id: link.getAttribute('data-tile') ?? '',
      search: new URL((link as HTMLAnchorElement).href).search,
    })),
  )
  await page.close()
  return listed.map(({ id, search }) => {
    const [screen = ''] = id.split('/')
    return { id, screen, stage: `${site}/lab/stage/${screen}${search}` }
  })
}

/** Nothing that moves by itself, and no caret, is in a picture; what has the focus is. */
const options = { animations: 'disabled', caret: 'hide' } as const

async function open(page: Page, address: string) {
  await page.goto(address)
  const outcome = await page.waitForFunction(() => {
    const { stage } = document.documentElement.dataset
    return stage === 'stands' || stage === 'failed' ? stage : null
  })
  if ((await outcome.jsonValue()) === 'failed') throw new Error(`${address} shows no screen`)
}

/** Takes the pictures of a tile, in both themes at each size. */
export async function takePictures(page: Page, tile: ListedTile, appearance: string): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const theme of themes) {
      await open(page, `${tile.stage}&theme=${theme}&appearance=${appearance}`)
      pictures.push({ name: nameOf(tile, theme, size.width), png: await page.screenshot(options) })
    }
  }
  return pictures
}
