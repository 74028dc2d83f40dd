import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useRouter } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { customLook, type Look } from '#lab/product/stage/stage.ts'
import { useStage } from '#lab/product/stage/use-stage.ts'
import { copyPage } from './copy-page.ts'
import * as css from './gallery.css.ts'
import type { galleryMachine } from './gallery.machine.ts'
import type { Tile } from './tiles.ts'

export type GalleryActor = ActorRefFrom<typeof galleryMachine>

/**
 * Hidden page that renders cards one after another, in the order that the scheduling machine sets. Calls `onDrawn` with
 * each snapshot.
 */
export function Renderer({
  at,
  tiles,
  look,
  gallery,
  onDrawn,
}: {
  /** Index of this renderer. */
  at: number
  tiles: ReadonlyMap<string, Tile>
  look: Look
  gallery: GalleryActor
  onDrawn: (id: string, copy: HTMLElement) => void
}) {
  const { base } = useRouter()
  const stage = useStage(`renderer ${at}`)
  const frame = useRef<HTMLIFrameElement>(null)
  const seen = useRef(new Set<string>())
  const id = useSelector(gallery, ({ context }) => context.renderers[at] ?? null)
  const tile = id === null ? undefined : tiles.get(id)
  useEffect(() => void stage?.dress(look), [stage, look])
  useEffect(() => {
    if (!tile || !stage) return undefined
    const { input, steps, scene } = tile
    let isOver = false
    const draw = async () => {
      await stage.begin({ input, steps }, scene.id)
      const page = frame.current?.contentDocument
      if (!page) return
      const copy = await copyPage(page, { isFirst: !seen.current.has(scene.id) })
      seen.current.add(scene.id)
      if (isOver) return
      onDrawn(tile.id, copy)
      gallery.send({ type: 'tile.drawn', id: tile.id })
    }
    draw().catch((error: Error) => gallery.send({ type: 'tile.failed', id: tile.id, reason: error.message }))
    return () => {
      isOver = true
    }
  }, [tile, stage, gallery, onDrawn])
  const [first] = tiles.values()
  const search = new URLSearchParams({ ...customLook({ language: look.language }), inert: '' })
  return (
    <iframe
      ref={element => {
        frame.current = element
        stage?.attach(element)
      }}
      className={css.renderer}
      src={`${base}/stage/${first?.scene.id}?${search}`}
      title={`Renderer ${at + 1}`}
      tabIndex={-1}
      aria-hidden="true"
      inert
    />
  )
}
