import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type AroundNavHandler, Router, useLocation, useRouter } from 'wouter'
import { useEnvironment } from '#actors/environment.tsx'
import { isSuspended } from '#machines/session/session.selectors.ts'
import { type Leave, LeaveContext, type UnsavedWork } from './leave-context.ts'

/** Prompts before the page closes, and on Back and Forward if the browser can cancel the navigation. */
function useBrowserNavigation(path: string, isUnsaved: (by: 'going' | 'closing') => boolean, leave: Leave) {
  const { session } = useEnvironment()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener(
      'beforeunload',
      event => {
        if (isUnsaved('closing')) event.preventDefault()
      },
      { signal },
    )
    if ('navigation' in window) {
      const { navigation } = window
      navigation.addEventListener(
        'navigate',
        event => {
          if (event.navigationType !== 'traverse' || !event.cancelable) return
          // While the sign-in dialog is open, the screen behind it must stay, because its work is suspended.
          if (isSuspended(session.getSnapshot())) return event.preventDefault()
          const { key, url } = event.destination
          if (new URL(url).pathname === path || !isUnsaved('going')) return
          event.preventDefault()
          leave(() => navigation.traverseTo(key))
        },
        { signal },
      )
    }
    return () => listening.abort()
  }, [path, isUnsaved, leave, session])
}

/**
 * Prompts before the user loses unsaved work by a link, Back, Forward, closing the page, or `useLeave`. The screen
 * renders the `LeaveQuestion`.
 */
export function Leaving({ children }: { children: ReactNode }) {
  const { base } = useRouter()
  const [place] = useLocation()
  const path = base + place
  const [works] = useState(() => new Set<UnsavedWork>())
  const current = useRef(path)
  useEffect(() => {
    current.current = path
  }, [path])
  // Pending navigation, waiting for the user's confirmation. A later navigation, such as a second Back, replaces it.
  const [pending, setPending] = useState({ isOpen: false, isSaving: false, proceed: () => {} })

  const isUnsaved = useCallback((by: 'going' | 'closing') => [...works].some(work => work.isUnsaved(by)), [works])
  const leave = useCallback<Leave>(
    (proceed, by = 'going') => {
      const unsaved = [...works].filter(work => work.isUnsaved(by))
      if (unsaved.length === 0) return proceed()
      setPending({ isOpen: true, isSaving: by === 'going' && unsaved.every(work => work.isSaving()), proceed })
    },
    [works],
  )
  const register = useCallback(
    (work: UnsavedWork) => {
      works.add(work)
      return () => works.delete(work)
    },
    [works],
  )
  useBrowserNavigation(path, isUnsaved, leave)

  // Stable, because a toast of an earlier screen might navigate later.
  const aroundNav = useCallback<AroundNavHandler>(
    (navigate, to, options) => {
      const isElsewhere = new URL(to, 'https://app.invalid').pathname !== current.current
      if (isElsewhere) leave(() => navigate(to, options))
      else navigate(to, options)
    },
    [leave],
  )

  const context = useMemo(() => {
    const close = () => setPending({ ...pending, isOpen: false })
    const onLeave = () => {
      for (const { keep, drop } of works) (pending.isSaving ? keep : drop)()
      close()
      pending.proceed()
    }
    const { isOpen, isSaving } = pending
    return { leave, isUnsaved, register, question: { isOpen, isSaving, onLeave, onStay: close } }
  }, [leave, isUnsaved, register, works, pending])
  return (
    <LeaveContext value={context}>
      <Router aroundNav={aroundNav}>{children}</Router>
    </LeaveContext>
  )
}
