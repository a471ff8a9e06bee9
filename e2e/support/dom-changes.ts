/**
 * What translations, extensions and proxies do to a page. Each function runs in the browser, so it can't use anything
 * from outside.
 */
export const domChanges: Readonly<Record<string, () => void>> = {
  'a translation': () => {
    const listTexts = (root: Node): Text[] => {
      if (root instanceof Text) return [root];
      if (root instanceof Element && root.matches('script, style, textarea, option, title')) return [];
      return [...root.childNodes].flatMap(listTexts);
    };
    const translate = (root: Node) => {
      for (const text of listTexts(root)) {
        if (!text.data.trim() || text.parentElement?.closest('font')) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(document.createElement('font'));
        // Chrome inserts new texts instead of the original ones.
        font.firstElementChild?.append(text.data);
      }
    };
    translate(document.body);
    // Texts that appear later are translated too.
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of addedNodes) if (node.isConnected) translate(node);
        if (target instanceof Text && target.isConnected) translate(target);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  },
  'a password manager': () => {
    for (const field of document.querySelectorAll('input, select, textarea'))
      field.after(Object.assign(document.createElement('div'), { className: 'manager' }));
  },
  'a grammar checker': () => {
    for (const field of document.querySelectorAll('textarea, input[type="text"]')) {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
    document.querySelector('form[method="post"]')?.prepend(document.createElement('grammar-checker'));
  },
  extensions: () => {
    for (const element of document.querySelectorAll('html, body, #root *')) {
      element.setAttribute('data-overlay', '1');
      element.classList.add('overlay');
    }
    for (const element of document.querySelectorAll('header nav, header, main, footer, #root'))
      element.append(document.createElement('span'));
    for (const element of document.querySelectorAll('main, main section, main [role=group], form, #root'))
      element.prepend(document.createElement('div'));
  },
  'a content blocker': () => {
    for (const element of document.querySelectorAll('main aside, main svg, footer address, header img'))
      element.remove();
  },
  'a proxy': () => {
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const found: Node[] = [];
    while (comments.nextNode()) found.push(comments.currentNode);
    for (const comment of found) comment.parentNode?.removeChild(comment);
    document.body.normalize();
    for (const element of document.querySelectorAll('meta[name], meta[property], link[rel], script[type]'))
      if (!element.matches('[rel="stylesheet"], [rel="modulepreload"], [name="viewport"]')) element.remove();
  },
};
