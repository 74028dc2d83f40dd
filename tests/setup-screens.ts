import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom captures no pointers; sonner asks it to when a toast is pressed.
Element.prototype.setPointerCapture = () => undefined

// jsdom lays nothing out, and so scrolls nothing into view.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
