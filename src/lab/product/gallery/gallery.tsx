import { type CSSProperties, useEffect, useMemo, useReducer } from 'react'
import { useLocation } from 'wouter'
import { LookFields } from '#lab/product/stage/look-fields.tsx'
import { customLook, type Look, readLook, type ScreenWidth, screenWidths } from '#lab/product/stage/stage.ts'
import * as css from '#lab/view/lab.css.ts'
import { LabPage } from '#lab/view/lab-page.tsx'
import { useSearch } from '#patterns/loading/use-search.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { allTiles, type GalleryScreen, galleryScreens } from './all-tiles.ts'
import * as own from './gallery.css.ts'
import { GalleryProgress } from './gallery-progress.tsx'
import { changeGallery, emptyGallery, phaseOf } from './gallery-state.ts'
import { GalleryTile } from './gallery-tile.tsx'
import { Renderer } from './renderer.tsx'

/** Filters and display settings of the gallery. `find` is the search term for the names of screens and states. */
type GalleryFilter = Look & { width: ScreenWidth; find: string }

/** Parses the filters in a query. The default width is 768 px. */
function readFilter(search: string): GalleryFilter {
  const params = new URLSearchParams(search)
  const width = screenWidths.find(one => one === params.get('width')) ?? '768'
  return { ...readLook(search), width, find: params.get('find') ?? '' }
}

/** Returns the query of the filters. Inverse of {@link readFilter}. */
function writeFilter({ width, find, ...look }: GalleryFilter): string {
  return `?${new URLSearchParams({ ...customLook(look), width, ...(find && { find }) })}`
}

/** Visible height of a picture and width of its card in px, by picture width. */
const sizes = {
  360: { height: 640, tile: 160 },
  768: { height: 480, tile: 208 },
  1440: { height: 900, tile: 264 },
} as const

function sizeOf(width: ScreenWidth): CSSProperties {
  const { height, tile } = sizes[width]
  const scale = tile / Number(width)
  return {
    '--picture-width': `${width}px`,
    '--picture-height': `${height}px`,
    '--picture-scale': scale,
    '--tile-width': `${tile}px`,
    '--tile-height': `${height * scale}px`,
  }
}

/**
 * Returns the matching screens and cards. The names of the screen, machine and state must contain all words of the
 * search term.
 */
function found(find: string): readonly GalleryScreen[] {
  const words = find.toLowerCase().split(/\s+/)
  return galleryScreens.flatMap(screen => {
    const tiles = screen.tiles.filter(({ title, code }) => {
      const text = `${screen.scene.title} ${screen.machine} ${title} ${code}`.toLowerCase()
      return words.every(word => text.includes(word))
    })
    return tiles.length > 0 ? [{ ...screen, tiles }] : []
  })
}

const tilesById = new Map(allTiles.map(tile => [tile.id, tile]))

/** Screens with their cards. A new width or language remounts this component, because the snapshots change. */
function Drawn({ screens, look, width }: { screens: readonly GalleryScreen[]; look: Look; width: ScreenWidth }) {
  const [state, change] = useReducer(changeGallery, emptyGallery)
  useEffect(() => change({ ids: screens.flatMap(({ tiles }) => tiles.map(({ id }) => id)) }), [screens])
  // Scrolls to the URL's anchor. The element did not exist when the browser tried to scroll.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <div className={css.column} style={sizeOf(width)}>
      <GalleryProgress tiles={screens.flatMap(({ tiles }) => tiles)} state={state} />
      {screens.length === 0 ? <p>No state matches the search.</p> : null}
      {screens.map(({ scene, machine, tiles }) => (
        <section key={scene.id} aria-labelledby={scene.id} className={css.stack}>
          <h2 id={scene.id} className={own.heading}>
            {scene.title}{' '}
            <small className={css.quiet}>
              {machine} · {tiles.length === 1 ? '1 state' : `${tiles.length} states`}
            </small>
          </h2>
          <ul className={own.tiles}>
            {tiles.map(tile => (
              <GalleryTile
                key={tile.id}
                result={state.ended.get(tile.id)}
                isNear={state.near.has(tile.id)}
                phase={phaseOf(state, tile.id)}
                onNear={change}
                {...{ tile, machine, look }}
              />
            ))}
          </ul>
        </section>
      ))}
      {Array.from(state.renderers.entries(), ([at, id]) => (
        <Renderer
          key={at}
          tile={tilesById.get(id ?? '') ?? null}
          first={allTiles[0]?.scene.id ?? ''}
          onEnd={change}
          {...{ at, look }}
        />
      ))}
    </div>
  )
}

/** Links to the screens, each with its number of cards. */
const ScreenLinks = ({ screens }: { screens: readonly GalleryScreen[] }) => (
  <>
    <p className={css.machinesHead}>
      <span>{screens.length === 1 ? '1 screen' : `${screens.length} screens`}</span>
      <span>states</span>
    </p>
    <nav aria-label="Screens" className={css.machines}>
      {screens.map(({ scene, tiles }) => (
        <a key={scene.id} href={`#${scene.id}`} className={css.machine}>
          <span className={css.machineName}>
            {scene.title} <small className={css.quiet}>{tiles.length}</small>
          </span>
        </a>
      ))}
    </nav>
  </>
)

/** Gallery of all screens in all states, with links to the machines. The URL contains filters and display settings. */
export function Gallery() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const filter = useMemo(() => readFilter(search), [search])
  const { theme, appearance, language, width, find } = filter
  const look = useMemo(() => ({ theme, appearance, language }), [theme, appearance, language])
  const screens = useMemo(() => found(find), [find])
  const show = (next: Partial<GalleryFilter>) => navigate(path + writeFilter({ ...filter, ...next }), { replace: true })

  return (
    <LabPage side={<ScreenLinks screens={screens} />}>
      <PageHeader
        title="Gallery"
        subtitle="Every screen in every state of its machine. Screens that differ only in data have one state, on the mock."
      />
      <div className={own.filters}>
        <SearchField label="Search states" value={find} onChange={text => show({ find: text })} />
        <LookFields {...{ look, width }} widths={screenWidths} onChange={show} />
      </div>
      <Drawn key={`${width} ${language}`} {...{ screens, look, width }} />
    </LabPage>
  )
}
