import { createRoot } from 'react-dom/client'
import { Alone } from '#app/lone-screens/lone-screen.tsx'
import { preferenceKeys } from '#domain/preferences.ts'
import { readPlace } from '#lab/run/place-link.ts'
import { StepError } from '#lab/run/steps.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { perform } from './perform.tsx'
import { scenes } from './scenes.ts'
import { seenOn } from './seen-on.ts'
import { type Look, readLook, type StagePage, stageReady } from './stage.ts'

/** How far a page has come, for those who wait to take its picture. */
const tell = (progress: 'begins' | 'stands' | 'failed') => {
  document.documentElement.dataset['stage'] = progress
}

/** The app reads its look where it is kept once it starts. */
function dress({ theme, appearance, language }: Look) {
  Object.assign(document.documentElement.dataset, { theme, appearance })
  localStorage.setItem(preferenceKeys.theme, theme)
  localStorage.setItem(preferenceKeys.appearance, appearance)
  localStorage.setItem(preferenceKeys.language, language)
}

/** A storage that lasts as long as its page. */
function memoryStorage(): Storage {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: at => [...texts.keys()][at] ?? null,
    getItem: key => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: key => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

/** The page keeps nothing in this browser, and reads nothing of the app's. */
function keepApart() {
  Object.defineProperty(window, 'localStorage', { value: memoryStorage(), configurable: true })
  Object.defineProperty(window, 'sessionStorage', { value: memoryStorage(), configurable: true })
}

const sceneOf = (sceneId: string) => scenes.find(({ id }) => id === sceneId)

/** Tells once the picture is drawn, with its typefaces. */
async function tellShown(signal: AbortSignal) {
  await document.fonts.ready
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  if (!signal.aborted) tell('stands')
}

/**
 * A page of one screen and nothing else. It does what its address says, or, where that names no run, what the page around it
 * says. Where that says `still`, it can be looked at only. `over` ends it, for tests.
 */
export async function startStage(
  element: Element,
  sceneId: string,
  { search, hash }: { search: string; hash: string },
  over?: AbortSignal,
) {
  if (!sceneOf(sceneId)) {
    createRoot(element).render(
      <Alone>
        <Alert kind="bad">There is no screen called {sceneId}.</Alert>
      </Alone>,
    )
    return tell('failed')
  }
  keepApart()
  let look = readLook(search)
  dress(look)
  // A screen in a frame could take the focus of the page around it, although its frame is inert.
  document.documentElement.toggleAttribute('inert', new URLSearchParams(search).has('still'))
  let now = new AbortController()
  over?.addEventListener('abort', () => now.abort())
  const stage: StagePage = {
    dress(next) {
      look = next
      dress(next)
    },
    async perform(course, other = sceneId) {
      now.abort()
      now = new AbortController()
      tell('begins')
      // Nothing of the run before is left.
      localStorage.clear()
      sessionStorage.clear()
      dress(look)
      const scene = sceneOf(other)
      if (!scene) throw new StepError(`There is no screen called ${other}`)
      const { run } = await perform(scene, course, element, now.signal)
      void tellShown(now.signal)
      return run
    },
    seen: () => seenOn(document),
  }
  const place = readPlace(hash)
  if (!place) {
    window.frameElement?.dispatchEvent(new CustomEvent(stageReady, { detail: stage }))
    return
  }
  try {
    await stage.perform({ input: place.input, steps: place.steps.slice(0, place.taken) })
  } catch (error) {
    createRoot(element).render(
      <Alone>
        <Alert kind="bad">This run cannot be taken: {(error as Error).message}.</Alert>
      </Alone>,
    )
    tell('failed')
  }
}
