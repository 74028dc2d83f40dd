import type { Reference } from '#schemas/reference.ts'
import type { ChoiceOption } from '#ui/pickers/options.tsx'

/** A business or a user as an option of a combo box; a user's username stands under the name. */
export const partyOption = ({ id, name, username }: Reference): ChoiceOption => ({
  id,
  label: name,
  ...(username ? { detail: username } : {}),
})
