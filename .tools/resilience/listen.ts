import type { Page } from '@playwright/test'

type Heard = { text: string; isBad: boolean }

declare global {
  interface Window {
    heard: Heard[]
  }
}

/** Run in a page before its own scripts: writes down whatever it says in alerts, statuses and toasts, however shortly. */
export function listen(): void {
  window.heard = []
  // The same words may be said twice, by one element after the other.
  const noted = new WeakMap<Element, string>()
  const places = '[role=alert], [role=status], output, [data-sonner-toast]'
  const note = () => {
    for (const element of document.querySelectorAll(places)) {
      const text = (element.textContent ?? '').trim()
      if (noted.get(element) === text) continue
      noted.set(element, text)
      if (text === '') continue
      const isBad = element.matches('[role=alert], [data-type=error]') || /^Not |^\S.* is not |could not/.test(text)
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

/** What the page said so far. */
export const heardIn = (page: Page): Promise<Heard[]> => page.evaluate(() => window.heard)

/** What is on a page now, as somebody sees it. */
export type View = {
  text: string
  /** Whether it says that something is under way. */
  isBusy: boolean
  /** Why fields refuse what stands in them. */
  refusals: string[]
  /** How many px of it stick out on the right. */
  overhang: number
}

export const viewOf = (page: Page): Promise<View> =>
  page.evaluate(() => {
    const text = document.body?.innerText ?? ''
    const waiting = '[aria-busy=true], progress, output[aria-label^="Loading"]'
    const isBusy = document.querySelector(waiting) !== null || /(Saving|Adding|Removing|Searching)…/.test(text)
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

/** What only a programmer would understand. */
const raw =
  /TypeError|SyntaxError|ReferenceError|NetworkError|ZodError|Failed to fetch|\[object |\bundefined\b|\bNaN\b|Unexpected (token|end)|invalid_type|<!doctype|<h1>/i

/** What is wrong with a view whatever was done before: nothing on it, or a programmer's words. */
export function faultOf({ text }: View): string | null {
  if (text.trim().length < 20) return 'the screen is blank'
  const found = raw.exec(text)
  return found ? `the screen says “${text.slice(Math.max(0, found.index - 40), found.index + 60).trim()}”` : null
}
