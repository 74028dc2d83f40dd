import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { writeLabPlace } from '#lab/product/lab-address.ts'
import { customLook, type Look } from '#lab/product/stage/stage.ts'
import * as css from '#lab/view/lab.css.ts'
import { blankPage } from '#lab/view/trusted.ts'
import { showCopy } from './copy-page.ts'
import * as own from './gallery.css.ts'
import type { DrawResult, phaseOf } from './gallery-state.ts'
import type { Tile } from './tiles.ts'

type OnNear = (change: { id: string; isNear: boolean }) => void

/** Calls `onNear` when a card's element comes near the viewport, leaves it, or unmounts. Returns the element's ref. */
function useNearness(onNear: OnNear, id: string) {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => onNear({ id, isNear: entries.at(-1)?.isIntersecting ?? false }),
      { rootMargin: '50% 0px' },
    )
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      onNear({ id, isNear: false })
    }
  }, [onNear, id])
  return ref
}

const phrases = { waiting: '', drawing: 'Drawing…', drawn: '', failed: 'Not drawn' } as const

/** Snapshot of a screen, in a frame. */
function Picture({ copy, title, look: { theme, appearance } }: { copy: HTMLElement; title: string; look: Look }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document | null>(null)
  // Set directly, because React would convert the trusted value to a string.
  useLayoutEffect(() => void (frame.current && Object.assign(frame.current, { srcdoc: blankPage })), [])
  useLayoutEffect(() => {
    if (page) showCopy(page, copy, { theme, appearance })
  }, [page, copy, theme, appearance])
  return (
    <iframe
      ref={frame}
      className={own.frame}
      title={title}
      sandbox="allow-same-origin"
      tabIndex={-1}
      onLoad={event => setPage(event.currentTarget.contentDocument)}
    />
  )
}

/**
 * Card with an inert image of a screen in one state, and a link to that state in the lab. A screen without a run opens
 * on the mock in a new tab. Memoized, because the gallery
 * has hundreds of cards.
 */
export const GalleryTile = memo(function GalleryTile({
  tile,
  machine,
  result,
  look,
  isNear,
  phase,
  onNear,
}: {
  tile: Tile
  machine: string
  /** Undefined until the card was rendered or failed. */
  result: DrawResult | undefined
  look: Look
  isNear: boolean
  phase: ReturnType<typeof phaseOf>
  onNear: OnNear
}) {
  const { id, scene, title, code } = tile
  const ref = useNearness(onNear, id)
  const link = tile.steps
    ? { href: `/${machine}${writeLabPlace({ ...tile, applied: tile.steps.length }, scene, look)}` }
    : { href: `/stage/${id}?${new URLSearchParams(customLook(look))}`, target: '_blank' }
  return (
    <li ref={ref} className={own.tile}>
      <div className={own.room} data-failed={phase === 'failed' || undefined} inert aria-hidden="true">
        <span className={own.words}>{phrases[phase]}</span>
        {typeof result === 'object' && isNear ? (
          <Picture copy={result} title={`${scene.title}: ${title}`} look={look} />
        ) : null}
      </div>
      <Link {...link} className={own.name} data-tile={id}>
        {title}
      </Link>
      <span className={css.code}>{code}</span>
    </li>
  )
})
