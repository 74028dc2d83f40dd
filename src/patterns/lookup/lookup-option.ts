import type { Reference } from '#schemas/reference.ts'
import type { ChoiceOption } from '#ui/pickers/choice-search.ts'

/** A business, a user or a role as an option of a combo box, with the username of a user as its detail. */
export const lookupOption = ({ id, name, username }: Reference): ChoiceOption => ({
  id,
  label: name,
  ...(username ? { detail: username } : {}),
})
