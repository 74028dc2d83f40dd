import { useEffect } from 'react'
import { useRouter } from 'wouter'
import type { Navigation } from '#app/navigation-of-app.ts'

/** What tells that a link may be followed next. */
const approaches = ['pointerover', 'focusin', 'touchstart'] as const

/** The link that an event is in, if it leads to a page of this origin. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === location.origin ? link : null
}

/** Tells the navigation of every link that is pointed at, focused or touched, so that its code is there when it is followed. */
export function useNearLinks(navigation: Navigation) {
  const { base } = useRouter()
  useEffect(() => {
    const listening = new AbortController()
    const hear = (event: Event) => {
      const link = linkOf(event)
      if (!link?.pathname.startsWith(base)) return
      navigation.send({ type: 'link.approached', path: link.pathname.slice(base.length) })
    }
    for (const name of approaches) addEventListener(name, hear, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [navigation, base])
}
