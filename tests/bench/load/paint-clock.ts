/** What a step waits for: a page of rows in which another row comes first, or the form that shows these texts. */
export type Wanted = { what: 'rows'; insteadOf?: string } | { what: 'form'; texts: readonly string[] }

/** Times of one page in ms, each to the end of the frame that shows what is wanted. */
export type PaintClock = {
  /** From the start of the navigation to the first rows. */
  firstRows: Promise<number>
  /** Notes how long it takes from the next time that the mouse is released. */
  timeClick(wanted: Wanted): void
  /** Goes back, and notes how long it takes to the rows. */
  timeBack(): void
  /** The step that was noted last. */
  last: Promise<number>
  /** From the event of each key to the next frame. */
  keys: number[]
}

declare global {
  interface Window {
    paintClock: PaintClock
  }
}

/**
 * Runs in the page before anything of its own, and puts `paintClock` there, for lists of `rowCount` rows. It looks when the
 * document changes: Playwright asks again and again from outside, and that would be in the figures.
 */
export function installPaintClock(rowCount: number) {
  const patience = 30_000
  const isThere = (wanted: Wanted) => {
    if (wanted.what === 'rows') {
      const links = document.querySelectorAll<HTMLAnchorElement>('tbody th a')
      const [first] = links
      return links.length === rowCount && first?.href !== wanted.insteadOf && first?.checkVisibility() === true
    }
    const last = document.querySelector<HTMLInputElement>('tbody tr:last-child input')
    if (!last?.checkVisibility() || last.value === '') return false
    const values = new Set(Array.from(document.querySelectorAll('input'), ({ value }) => value))
    return wanted.texts.every(text => values.has(text))
  }
  // A message that is sent in a frame arrives after its paint.
  const { port1, port2 } = new MessageChannel()
  const waiting: Array<(now: number) => void> = []
  port1.addEventListener('message', () => {
    const now = performance.now()
    for (const resolve of waiting.splice(0)) resolve(now)
  })
  port1.start()
  const painted = () =>
    new Promise<number>(resolve => {
      requestAnimationFrame(() => {
        waiting.push(resolve)
        port2.postMessage(null)
      })
    })
  const shown = (wanted: Wanted) =>
    new Promise<number>((resolve, reject) => {
      const look = () => {
        if (!isThere(wanted)) return
        observer.disconnect()
        resolve(painted())
      }
      setTimeout(() => reject(new Error(`${JSON.stringify(wanted)} is not shown, after ${patience} ms`)), patience)
      const observer = new MutationObserver(look)
      observer.observe(document, { subtree: true, childList: true, attributes: true })
      look()
    })
  const clock: PaintClock = {
    firstRows: shown({ what: 'rows' }),
    timeClick: wanted => {
      clock.last = new Promise(resolve => {
        // The event's own time, so that the wait for the main thread counts.
        const time = ({ timeStamp }: Event) => resolve(shown(wanted).then(end => end - timeStamp))
        addEventListener('pointerup', time, { capture: true, once: true })
      })
    },
    timeBack: () => {
      const start = performance.now()
      clock.last = shown({ what: 'rows' }).then(end => end - start)
      history.back()
    },
    last: Promise.resolve(Number.NaN),
    keys: [],
  }
  const noteKey = ({ timeStamp }: Event) => void painted().then(end => clock.keys.push(end - timeStamp))
  addEventListener('keydown', noteKey, true)
  window.paintClock = clock
}
