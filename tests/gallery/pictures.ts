import type { Browser, Page } from '@playwright/test'

/** A tile as the wall of a build lists it. */
export type ListedTile = {
  /** `sign-in/signedOut.ready+problem`. */
  id: string
  /** The id of its scene. */
  screen: string
  /** The address of its stage, without a look and a run. */
  stage: string
  /** Its run. */
  hash: string
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
      hash: new URL((link as HTMLAnchorElement).href).hash,
    })),
  )
  await page.close()
  return listed.map(({ id, hash }) => {
    const [screen = ''] = id.split('/')
    return { id, stage: `${site}/lab/stage/${screen}`, hash, screen }
  })
}

/** What Chromium is started with so that it draws the same each time. */
export const steadyArgs = [
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--num-raster-threads=1',
]

/** A page without what differs from run to run. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'Africa/Johannesburg',
    reducedMotion: 'reduce',
    // The style that hides the caret is not one of the app's.
    bypassCSP: true,
  })
  context.setDefaultTimeout(30_000)
  return await context.newPage()
}

/**
 * How long nothing may change on a page, and nothing be fetched, before its picture counts, in ms. React shows what was waited
 * for up to 300 ms after it is there.
 */
const calm = 500

/** Counts what begins to be fetched by a page, and what ends. */
function fetchesOf(page: Page) {
  const counts = { begun: 0, ended: 0 }
  page.on('request', () => void (counts.begun += 1))
  page.on('requestfinished', () => void (counts.ended += 1))
  page.on('requestfailed', () => void (counts.ended += 1))
  return counts
}

/** Gives what takes a picture of a page once it stays the same: parts of a screen are fetched when they are needed. */
function steadyPictures(page: Page) {
  const fetches = fetchesOf(page)
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  return async (): Promise<Buffer> => {
    let before = await take()
    for (let tries = 0; tries < 30; tries += 1) {
      const { ended } = fetches
      await page.waitForTimeout(calm)
      const now = await take()
      if (now.equals(before) && fetches.begun === ended) return now
      before = now
    }
    throw new Error(`${page.url()} does not stay the same`)
  }
}

async function open(page: Page, address: string) {
  await page.goto(address)
  const outcome = await page.waitForFunction(() => {
    const { stage } = document.documentElement.dataset
    return stage === 'stands' || stage === 'failed' ? stage : null
  })
  if ((await outcome.jsonValue()) === 'failed') throw new Error(`${address} shows no screen`)
}

/** Gives what takes the pictures of a tile on a page, in both themes at each size. */
export function photographer(page: Page, appearance: string) {
  const steadyPicture = steadyPictures(page)
  return async (tile: ListedTile): Promise<Picture[]> => {
    const pictures: Picture[] = []
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme })
        await open(page, `${tile.stage}?theme=${theme}&appearance=${appearance}${tile.hash}`)
        pictures.push({ name: nameOf(tile, theme, size.width), png: await steadyPicture() })
      }
    }
    return pictures
  }
}
