/** Labels differ from the stored values, which an owner wouldn't understand. */
const kindLabels: Readonly<Record<string, string>> = {
  notification: 'email to you',
};

export const formatMailKind = (kind: string) => kindLabels[kind] ?? kind;
