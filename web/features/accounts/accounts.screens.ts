import { pageThings } from '../../lib/page/linked-data.ts';
import { publicScreen, type Screen } from '../../lib/page/screen.ts';

/** The public screens of accounts (spec 2.2). */
export const accountsScreens: readonly Screen[] = [
  publicScreen({
    path: '/login',
    isPrivate: true,
    params: ['next', 'username', 'strcode'],
    title: () => 'Iniciar sesión',
    description: () => 'Entra a tu cuenta y sigue tus cursos donde los dejaste.',
    linkedData: (_, page) => pageThings(page),
    load: async () => null,
    view: () => import('./sessions/login-page.tsx'),
  }),
  publicScreen({
    path: '/segundopaso',
    isPrivate: true,
    isNotIndexed: true,
    params: ['next', 'con'],
    title: () => 'Un paso más',
    description: () => 'El segundo paso para entrar a tu cuenta.',
    load: async () => null,
    view: () => import('./factor/second-step-page.tsx'),
  }),
  publicScreen({
    path: '/register',
    isPrivate: true,
    params: ['next'],
    title: () => 'Crea tu cuenta',
    description: () => 'Crea tu cuenta gratis para tomar cursos, rendir exámenes y obtener certificados.',
    linkedData: (_, page) => pageThings(page),
    load: async () => null,
    view: () => import('./register-page.tsx'),
  }),
  publicScreen({
    path: '/registrolisto',
    isPrivate: true,
    isNotIndexed: true,
    params: ['correo'],
    title: () => 'Revisa tu correo',
    description: () => 'Abre el enlace que te enviamos y tu cuenta queda lista.',
    load: async () => null,
    view: () => import('./registered-page.tsx'),
  }),
  publicScreen({
    path: '/forgetpassword',
    isPrivate: true,
    params: ['username', 'strcode'],
    title: () => 'Recupera tu contraseña',
    description: () => 'Pide un enlace a tu correo y elige una contraseña nueva.',
    linkedData: (_, page) => pageThings(page),
    load: async () => null,
    view: () => import('./recovery/forgotten-password-page.tsx'),
  }),
];
