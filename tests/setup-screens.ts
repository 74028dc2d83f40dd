import { webcrypto } from 'node:crypto'
import '@testing-library/jest-dom/vitest'
import { toHaveAccessibleDescription } from '@testing-library/jest-dom/matchers'
import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { toast } from 'sonner'
import { afterEach, expect } from 'vitest'

// In development, React captures creation stacks for up to 10,000 elements per second for devtools. These tests do not
// need them, and save 10 % of their time.
const noted = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
Object.defineProperty(noted, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} })

// A busy machine should make these tests slow, not fail.
configure({ asyncUtilTimeout: 20_000 })

// `waitFor` retries on every change. By default it prints the page each time, which takes 5 % of all test time. Here it
// prints only at the timeout.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

// Browsers trim descriptions. The library leaves a space for each empty part.
expect.extend({
  toHaveAccessibleDescription(element: Element, expected: unknown) {
    const equals = (description: string, other: unknown) => this.equals(description.trim(), other)
    const wanted: unknown = expected instanceof RegExp ? expect.stringMatching(expected) : expected
    return toHaveAccessibleDescription.call({ ...this, equals }, element, wanted)
  },
})

// jsdom cannot capture pointers, which sonner does when a toast is pressed.
Element.prototype.setPointerCapture = () => undefined

// jsdom lacks performance measures.
const measure: Performance['measure'] = name => ({
  name,
  entryType: 'measure',
  startTime: 0,
  duration: 0,
  detail: null,
  toJSON: () => name,
})
Object.assign(performance, { measure })

// jsdom implements only the random numbers of Web Crypto.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle })

// jsdom has no layout, and cannot scroll.
Element.prototype.scrollIntoView = () => undefined

// Sizes never change in jsdom.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// sonner inserts a toast invisibly and then fades it in. Tests expect found toasts to be visible.
const shown = document.createElement('style')
shown.textContent = '[data-sonner-toast][data-mounted="false"] { opacity: 1 !important }'
document.head.append(shown)

afterEach(() => {
  // Toasts outlive their test's page, and a new toast hides earlier ones.
  toast.dismiss()
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
