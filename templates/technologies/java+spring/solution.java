// À ÉCRIRE : la solution, qui les passe tous
public class Exercice {
    static int twice(int nombre) {
        return 2 * nombre;
    }
}
