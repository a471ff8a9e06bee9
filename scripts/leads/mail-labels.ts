/** Labels differ from the stored values, which an owner wouldn't understand. */
const kindLabels: Readonly<Record<string, string>> = {
  acknowledgement: 'confirmation',
  notification: 'email to you',
  spam_list: 'list of possible spam',
};

export const formatMailKind = (kind: string) => kindLabels[kind] ?? kind;
