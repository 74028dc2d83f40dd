import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession } from '@playwright/test'
import { inNewBrowser, openList } from './new-browser.ts'
import type { ListSite } from './sites.ts'

/** Pictures are taken every so many ms, for a second. */
const every = 100
const length = 1000

type ScreencastFrame = { data: string; metadata: { timestamp?: number }; sessionId: number }
/** A picture as base64 of PNG, and the ms since 1970 when it was painted. */
type Frame = { data: string; at: number }
/** What was on show at a moment; null before the first paint. */
type Picture = { moment: string; data: string | null }

/** Records every frame of a page from now on; `stop` gives them all. */
async function record(devtools: CDPSession) {
  const frames: Frame[] = []
  const thanks: Array<Promise<unknown>> = []
  const note = ({ data, metadata: { timestamp = 0 }, sessionId }: ScreencastFrame) => {
    frames.push({ data, at: timestamp * 1000 })
    // Without it the browser sends no more frames.
    thanks.push(devtools.send('Page.screencastFrameAck', { sessionId }))
  }
  devtools.on('Page.screencastFrame', note)
  await devtools.send('Page.startScreencast', { format: 'png', maxWidth: 720, maxHeight: 450 })
  return {
    async stop(): Promise<readonly Frame[]> {
      await devtools.send('Page.stopScreencast')
      // A frame can come after that, and would be thanked for when the page is closed.
      devtools.off('Page.screencastFrame', note)
      await Promise.all(thanks)
      return frames
    },
  }
}

/** What was on show so many ms after the start. Frames of the page before do not count. */
const shownAt = (frames: readonly Frame[], start: number, time: number) =>
  frames.findLast(({ at }) => at >= start && at <= start + time)?.data ?? null

const strip = (pictures: readonly Picture[]) => `<!doctype html>
<style>
  body { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px; margin: 16px; font: 14px sans-serif; width: 1440px }
  figure { margin: 0 } img, div { display: block; width: 100%; aspect-ratio: 16 / 10; outline: 1px solid #999 }
</style>
${pictures
  .map(({ moment, data }) => {
    const picture = data === null ? '<div></div>' : `<img src="data:image/png;base64,${data}">`
    return `<figure>${picture}<figcaption>${moment}</figcaption></figure>`
  })
  .join('\n')}`

/**
 * Writes what is seen of the list in its first second on the slow line, and the frame with its first rows: a file for each
 * moment into the folder, and all of them as one picture, `strip.png`.
 */
export async function takeFilmstrip(browser: Browser, site: ListSite, folder: string): Promise<void> {
  const pictures = await inNewBrowser(browser, site, { slowdown: 1, isSlowLine: true }, async (page, devtools) => {
    const recording = await record(devtools)
    const firstRows = await openList(page, site)
    const start = await page.evaluate(() => performance.timeOrigin)
    // The last frame arrives a little after its paint.
    await page.waitForTimeout(every)
    const frames = await recording.stop()
    const pictures: Picture[] = []
    for (let time = 0; time <= length; time += every) {
      pictures.push({ moment: `${String(time).padStart(4, '0')} ms`, data: shownAt(frames, start, time) })
    }
    const rows = { moment: `first rows, ${Math.round(firstRows)} ms`, data: shownAt(frames, start, firstRows + every) }
    return [...pictures, rows]
  })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { moment, data } of pictures) {
    if (data !== null) writeFileSync(join(folder, `${moment}.png`), data, 'base64')
  }
  const page = await browser.newPage({ viewport: { width: 1472, height: 100 } })
  await page.setContent(strip(pictures))
  await page.screenshot({ path: join(folder, 'strip.png'), fullPage: true })
  await page.close()
}
