import type { Page } from '@playwright/test'

type Heard = { text: string; isBad: boolean }

declare global {
  interface Window {
    heard: Heard[]
  }
}

/**
 * Runs in a page before its own scripts, and records every text in alerts, statuses and toasts, however briefly it is
 * shown.
 */
export function listen(): void {
  window.heard = []
  // The same text may be shown again by another element.
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
        /^Not |^\S.* (is|was) not |could not|might not have been/.test(text)
      window.heard.push({ text, isBad })
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

/** Everything that the page has announced so far. */
export const heardIn = (page: Page): Promise<Heard[]> => page.evaluate(() => window.heard)

/** What a page shows now. */
export type View = {
  text: string
  /** Whether it shows that something is pending. */
  isBusy: boolean
  /** The messages of invalid fields. */
  refusals: string[]
  /** By how many px it is wider than the window. */
  overhang: number
}

export const viewOf = (page: Page): Promise<View> =>
  page.evaluate(() => {
    const text = document.body?.innerText ?? ''
    const waiting = '[aria-busy=true], progress, output[aria-label^="Loading"]'
    // The outline of index.html stays on the page, unseen.
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

/** Words that only a programmer would understand. */
const raw =
  /TypeError|SyntaxError|ReferenceError|NetworkError|ZodError|Failed to fetch|\[object |\bundefined\b|\bNaN\b|Unexpected (token|end)|invalid_type|<!doctype|<h1>/i

/** What is wrong with any view in any situation: nothing is shown, or words for programmers. */
export function faultOf({ text }: View): string | null {
  if (text.trim().length < 20) return 'the screen is blank'
  const found = raw.exec(text)
  return found ? `the screen says “${text.slice(Math.max(0, found.index - 40), found.index + 60).trim()}”` : null
}
