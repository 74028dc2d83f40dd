import type { Page } from '@playwright/test'

type Announcement = { text: string; isBad: boolean }

declare global {
  interface Window {
    announced: Announcement[]
  }
}

/**
 * Runs in a page before its own scripts. Records every text in alerts, statuses and toasts, even if shown only briefly.
 */
export function listen(): void {
  window.announced = []
  // Another element might show the same text again.
  const noted = new WeakMap<Element, string>()
  const places = '[role=alert], [role=status], output, [data-sonner-toast]'
  const note = () => {
    for (const element of document.querySelectorAll(places)) {
      const text = (element.textContent ?? '').trim()
      if (noted.get(element) === text) continue
      noted.set(element, text)
      if (text === '') continue
      const isBad =
        element.matches('[role=alert], [data-type=error]') ||
        /^Not |^\S.* (is|was) not |could not|[Mm]ight not have been/.test(text)
      window.announced.push({ text, isBad })
    }
  }
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['role', 'data-type'],
  })
}

/** Returns all announcements of the page so far. */
export const announcementsIn = (page: Page): Promise<Announcement[]> => page.evaluate(() => window.announced)

export type View = {
  text: string
  /** True if the page shows a pending indicator. */
  isBusy: boolean
  refusals: string[]
  /** Horizontal overflow in px. */
  overhang: number
}

export const viewOf = (page: Page): Promise<View> =>
  page.evaluate(() => {
    const text = document.body?.innerText ?? ''
    const waiting = '[aria-busy=true], progress, output[aria-label^="Loading"]'
    // The hidden outline of index.html stays on the page.
    const isShown = [...document.querySelectorAll(waiting)].some(element => element.checkVisibility())
    const isBusy = isShown || /(Saving|Adding|Removing|Searching)…/.test(text)
    const refusals = [...document.querySelectorAll('[aria-invalid=true]')].map(field =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
        .join(' '),
    )
    return {
      text,
      isBusy,
      refusals,
      overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })

/** Texts that only a programmer understands. */
const raw =
  /TypeError|SyntaxError|ReferenceError|NetworkError|ZodError|Failed to fetch|\[object |\bundefined\b|\bNaN\b|Unexpected (token|end)|invalid_type|<!doctype|<h1>/i

/** Returns the fault of a view: a blank screen or internal error text. */
export function faultOf({ text }: View): string | null {
  if (text.trim().length < 20) return 'the screen is blank'
  const found = raw.exec(text)
  return found ? `the screen shows “${text.slice(Math.max(0, found.index - 40), found.index + 60).trim()}”` : null
}
