// The pages about the site itself: each is an opening and a text, and needs no machine.
import type { ComponentType } from 'react';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page } from '#ui/Page.tsx';
import {
  aboutText,
  accessibilityText,
  contactText,
  imprintText,
  privacyText,
  termsText,
} from './texts.ts';

const pageOf = (text: { piece: (name: 'Text') => ComponentType }) => {
  const Text = text.piece('Text');
  return function SitePage() {
    return (
      <Page>
        <Opening />
        <Text />
      </Page>
    );
  };
};

export const AboutPage = pageOf(aboutText);
export const TermsPage = pageOf(termsText);
export const PrivacyPage = pageOf(privacyText);
export const ContactPage = pageOf(contactText);
export const ImprintPage = pageOf(imprintText);
export const AccessibilityPage = pageOf(accessibilityText);
