import { createRoot } from 'react-dom/client'
import { StandaloneLayout } from '#app/standalone/standalone-layout.tsx'
import { preferenceKeys } from '#domain/preferences.ts'
import { readPlace } from '#lab/core/run/place-link.ts'
import { StepError } from '#lab/core/run/steps.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { dismissAllToasts } from '#ui/feedback/toasts.ts'
import { mockScreens } from './mock-screens.ts'
import { perform, showOnMock } from './perform.tsx'
import { readAriaSnapshot } from './read-aria-snapshot.ts'
import { scenes } from './scenes.ts'
import { type Look, readLook, type StagePage, stageReady } from './stage.ts'

/** Publishes the page's progress in `data-stage`, for tools that take screenshots. */
const publish = (progress: 'loading' | 'ready' | 'failed') => {
  document.documentElement.dataset['stage'] = progress
}

/** Applies display settings. Also stores them, because the app reads its settings from storage at the start. */
function dress({ theme, appearance, language }: Look) {
  Object.assign(document.documentElement.dataset, { theme, appearance })
  localStorage.setItem(preferenceKeys.theme, theme)
  localStorage.setItem(preferenceKeys.appearance, appearance)
  localStorage.setItem(preferenceKeys.language, language)
}

/** Returns a storage object that keeps its data in memory until the page is closed. */
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

/** Replaces the browser's storage, so that a preview cannot change the app's data. */
function isolateStorage() {
  Object.defineProperty(window, 'localStorage', { value: memoryStorage(), configurable: true })
  Object.defineProperty(window, 'sessionStorage', { value: memoryStorage(), configurable: true })
}

const withId = <Screen extends { id: string }>(screens: readonly Screen[], sceneId: string) =>
  screens.find(({ id }) => id === sceneId)

/** Publishes `ready` once the screen is rendered and its fonts are loaded. */
async function notifyShown(signal: AbortSignal) {
  await document.fonts.ready
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  if (!signal.aborted) publish('ready')
}

function showFault(element: Element, fault: string) {
  createRoot(element).render(
    <StandaloneLayout>
      <Alert kind="bad">{fault}</Alert>
    </StandaloneLayout>,
  )
  publish('failed')
}

/**
 * Starts a preview page with one screen. Performs the run in the URL, or the runs that the surrounding page requests.
 * `inert` in the URL makes the page inert. Tests end the page with `over`.
 */
export async function startStage(
  element: Element,
  sceneId: string,
  { search, hash }: { search: string; hash: string },
  over?: AbortSignal,
) {
  if (!withId([...scenes, ...mockScreens], sceneId)) {
    return showFault(element, `There is no screen called ${sceneId}.`)
  }
  isolateStorage()
  let look = readLook(search)
  dress(look)
  // `inert` on the frame is not enough: its content could still take the focus from the surrounding page.
  document.documentElement.toggleAttribute('inert', new URLSearchParams(search).has('inert'))
  let now = new AbortController()
  over?.addEventListener('abort', () => now.abort())
  /** Stops the current run, and removes what it stored and showed. Returns the signal of the next run. */
  function restart(): AbortSignal {
    now.abort()
    now = new AbortController()
    publish('loading')
    localStorage.clear()
    sessionStorage.clear()
    dismissAllToasts()
    dress(look)
    return now.signal
  }
  const stage: StagePage = {
    dress(next) {
      look = next
      dress(next)
    },
    async perform(course, other = sceneId) {
      const signal = restart()
      const scene = withId(scenes, other)
      if (!scene) throw new StepError(`There is no run of the screen ${other}`)
      const { run } = await perform(scene, course, element, signal)
      void notifyShown(signal)
      return run
    },
    async show(screenId) {
      const signal = restart()
      const screen = withId(mockScreens, screenId)
      if (!screen) throw new StepError(`There is no screen called ${screenId} on the mock`)
      showOnMock(screen, element, signal)
      await notifyShown(signal)
    },
    seen: () => readAriaSnapshot(document),
  }
  if (withId(mockScreens, sceneId)) return stage.show(sceneId)
  const place = readPlace(hash)
  if (!place) {
    window.frameElement?.dispatchEvent(new CustomEvent(stageReady, { detail: stage }))
    return
  }
  try {
    await stage.perform({ input: place.input, steps: place.steps.slice(0, place.applied) })
  } catch (error) {
    showFault(element, `This run cannot be replayed: ${(error as Error).message}.`)
  }
}
