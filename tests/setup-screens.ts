import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, vi } from 'vitest'

// A busy machine makes these tests slow, not wrong.
configure({ asyncUtilTimeout: 20_000 })

// A wait looks anew at every change, and shows the page once, when it gives up. To print the page each time, as is usual,
// takes a twentieth of the time of all tests.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})
vi.setConfig({ testTimeout: 90_000 })

// jsdom captures no pointers; sonner asks it to when a toast is pressed.
Element.prototype.setPointerCapture = () => undefined

// jsdom lays nothing out, and so scrolls nothing into view.
Element.prototype.scrollIntoView = () => undefined

// sonner shows a toast a moment after it has put it into the page, to let it fade in. A test that finds it expects to see it.
const shown = document.createElement('style')
shown.textContent = '[data-sonner-toast][data-mounted="false"] { opacity: 1 !important }'
document.head.append(shown)

afterEach(() => {
  // They outlive the page of their test, and a new toast covers those before it.
  toast.dismiss()
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
