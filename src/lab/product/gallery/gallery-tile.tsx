import { useSelector } from '@xstate/react'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { writeLabPlace } from '#lab/product/lab-address.ts'
import type { Look } from '#lab/product/stage/stage.ts'
import * as css from '#lab/view/lab.css.ts'
import { blankPage } from '#lab/view/trusted.ts'
import { showCopy } from './copy-page.ts'
import * as own from './gallery.css.ts'
import type { GalleryActor } from './renderer.tsx'
import type { Tile } from './tiles.ts'

/**
 * Notifies the gallery when a card's element comes near the viewport, leaves it, or unmounts. Returns the element's
 * ref.
 */
function useNearness(gallery: GalleryActor, id: string) {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const watch = ([entry]: readonly IntersectionObserverEntry[]) =>
      gallery.send({ type: entry?.isIntersecting ? 'tile.approached' : 'tile.left', id })
    const observer = new IntersectionObserver(entries => watch(entries.slice(-1)), { rootMargin: '50% 0px' })
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      gallery.send({ type: 'tile.left', id })
    }
  }, [gallery, id])
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

/** Card with an inert picture of a screen in one state, and a link to that state in the lab. */
function TileInState({
  tile,
  machine,
  copy,
  look,
  gallery,
}: {
  tile: Tile
  machine: string
  copy: HTMLElement | undefined
  look: Look
  gallery: GalleryActor
}) {
  const { id, scene, title, code, input, steps } = tile
  const ref = useNearness(gallery, id)
  const isNear = useSelector(gallery, ({ context }) => context.near.has(id))
  const phase = useSelector(gallery, ({ context: { renderers, drawn, failed } }) => {
    if (failed.has(id)) return 'failed'
    if (renderers.includes(id)) return 'drawing'
    return drawn.has(id) ? 'drawn' : 'waiting'
  })
  return (
    <li ref={ref} className={own.tile}>
      <div className={own.room} data-failed={phase === 'failed' || undefined} inert aria-hidden="true">
        <span className={own.words}>{phrases[phase]}</span>
        {copy && isNear ? <Picture copy={copy} title={`${scene.title}: ${title}`} look={look} /> : null}
      </div>
      <Link
        href={`/${machine}${writeLabPlace({ input, steps, taken: steps.length }, scene, look)}`}
        className={own.name}
        data-tile={id}
      >
        {title}
      </Link>
      <span className={css.code}>{code}</span>
    </li>
  )
}

/** Memoized, because the gallery has hundreds of cards. */
export const GalleryTile = memo(TileInState)
