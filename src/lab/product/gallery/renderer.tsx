import { useEffect, useRef } from 'react'
import { useRouter } from 'wouter'
import { customLook, type Look } from '#lab/product/stage/stage.ts'
import { useStage } from '#lab/product/stage/use-stage.ts'
import { copyPage } from './copy-page.ts'
import * as css from './gallery.css.ts'
import type { Tile } from './tiles.ts'

/** Maximum time in ms for a card, so that it does not block the other cards. */
const longest = 20_000

/**
 * Hidden page that renders cards one after another. Calls `onEnd` with the copy of each card, or with the reason why it
 * failed.
 */
export function Renderer({
  at,
  first,
  tile,
  look,
  onEnd,
}: {
  /** Index of this renderer. */
  at: number
  /** Screen that the page loads first. */
  first: string
  tile: Tile | null
  look: Look
  onEnd: (id: string, copy: HTMLElement | string) => void
}) {
  const { base } = useRouter()
  const stage = useStage(`renderer ${at}`)
  const frame = useRef<HTMLIFrameElement>(null)
  const seen = useRef(new Set<string>())
  useEffect(() => void stage?.dress(look), [stage, look])
  useEffect(() => {
    if (!tile || !stage) return undefined
    const { input, steps, scene } = tile
    let isOver = false
    const timer = setTimeout(() => onEnd(tile.id, 'it takes too long'), longest)
    const draw = async () => {
      await stage.begin({ input, steps }, scene.id)
      const page = frame.current?.contentDocument
      if (!page) return
      const copy = await copyPage(page, { isFirst: !seen.current.has(scene.id) })
      seen.current.add(scene.id)
      if (!isOver) onEnd(tile.id, copy)
    }
    draw().catch((error: Error) => onEnd(tile.id, error.message))
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [tile, stage, onEnd])
  const search = new URLSearchParams({ ...customLook({ language: look.language }), inert: '' })
  return (
    <iframe
      ref={element => {
        frame.current = element
        stage?.attach(element)
      }}
      className={css.renderer}
      src={`${base}/stage/${first}?${search}`}
      title={`Renderer ${at + 1}`}
      tabIndex={-1}
      aria-hidden="true"
      inert
    />
  )
}
