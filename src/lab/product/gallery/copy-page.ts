/**
 * Time in ms without changes after which a page counts as rendered. `first` is longer, because the first render might
 * load files.
 */
const calm = { first: 350, again: 60 } as const
/** Maximum time in ms to wait for a page without changes. */
const longest = 2000

function calmed(page: Document, wait: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let timer = setTimeout(resolve, wait)
  const limit = setTimeout(resolve, longest)
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(resolve, wait)
  })
  observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true })
  return promise.finally(() => {
    observer.disconnect()
    clearTimeout(timer)
    clearTimeout(limit)
  })
}

/** Waits until a page stops changing, then returns a copy. The copy runs no scripts. */
export async function copyPage(page: Document, { isFirst }: { isFirst: boolean }): Promise<HTMLElement> {
  await calmed(page, isFirst ? calm.first : calm.again)
  const copy = page.importNode(page.documentElement, true)
  for (const script of copy.querySelectorAll('script, link[rel="modulepreload"]')) script.remove()
  return copy
}

/** Shows a snapshot with the given theme and appearance in a loaded frame. */
export function showCopy(page: Document, copy: HTMLElement, look: { theme: string; appearance: string }) {
  const shown = page.importNode(copy, true)
  Object.assign(shown.dataset, look)
  page.documentElement.replaceWith(shown)
}
