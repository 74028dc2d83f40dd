import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Returns the JSON texts of the drafts that the browser stores. */
export const storedDrafts = () =>
  Object.entries(localStorage).flatMap(([key, text]: [string, string]) =>
    key.startsWith('threereco.draft.') ? [text] : [],
  )

/** Waits until a draft with this text is stored. */
export const untilStored = (text: string) => waitFor(() => expect(storedDrafts().join('\n')).toContain(text))
